import type { ComponentProps, ReactNode } from 'react';
import type { Text } from '#rules';
import { translated } from '../language/translate';

/** `primary` is the one main action of a page; `danger` deletes. */
type ButtonVariant = 'primary' | 'secondary' | 'link' | 'danger';

const classes: Record<ButtonVariant, string> = {
  primary: 'usa-button button--primary',
  secondary: 'usa-button usa-button--outline',
  link: 'usa-button usa-button--unstyled',
  danger: 'usa-button button--danger',
};

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  children?: ReactNode | Text;
  variant?: ButtonVariant;
  /** Work is in progress: the button keeps its place and focus but does nothing, so that a second click is harmless. */
  isBusy?: boolean;
}

/** A button; `type="button"` unless given. */
export function Button({
  variant = 'secondary',
  isBusy = false,
  onClick,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={[classes[variant], isBusy && 'button--busy', className].filter(Boolean).join(' ')}
      aria-disabled={isBusy ? true : undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {translated(children)}
    </button>
  );
}

/** The actions at the end of a form or dialog: the main one first. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className="button-row">{children}</div>
);
