import { useId } from 'react';

interface LockedTextProps {
  label: string;
  value: string;
}

/** A value of a form that its filer cannot change; it stays in the tab order so that nobody misses it. */
export function LockedText({ label, value }: LockedTextProps) {
  const id = useId();
  return (
    <div className="usa-form-group">
      <label className="usa-label" htmlFor={id}>
        {label}
      </label>
      <input className="usa-input input--locked" id={id} type="text" readOnly value={value} />
    </div>
  );
}
