import { useLookups } from '../controls/fields/lookups-context';
import { Select } from '../controls/fields/Select';
import { TextField } from '../controls/fields/TextField';

interface NameFieldsProps {
  /** Path of the `Name`, as `nameValues.name`. */
  name: string;
}

/** An individual's name: first, middle, last and suffix (W5-personname). */
export function NameFields({ name }: NameFieldsProps) {
  const { suffixes } = useLookups();
  const section = `section-${name.replace(/[^A-Za-z0-9]+/g, '-')}`.toLowerCase();
  return (
    <div className="field-grid">
      <TextField name={`${name}.firstName`} autoComplete={`${section} given-name`} spellCheck={false} />
      <TextField name={`${name}.middleName`} autoComplete={`${section} additional-name`} spellCheck={false} />
      <TextField name={`${name}.lastName`} autoComplete={`${section} family-name`} spellCheck={false} />
      <Select name={`${name}.suffix`} options={suffixes} autoComplete={`${section} honorific-suffix`} />
    </div>
  );
}
