interface FieldErrorProps {
  id?: string;
  message?: string;
}

/** The sentence of a broken rule at its field. "Error:" is spoken, the red bar and icon say it to the eye. */
export const FieldError = ({ id, message }: FieldErrorProps) =>
  message === undefined ? null : (
    <p className="usa-error-message" id={id}>
      <span className="usa-sr-only">Error: </span>
      {message}
    </p>
  );
