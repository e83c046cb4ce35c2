import type { FieldHelperProps, FieldInputProps } from 'formik';
import type { FocusEvent } from 'react';

/** What a text input binds to: a value that is never undefined, and trimming when the field is left (W5-trim). */
export const trimmedText = (field: FieldInputProps<string>, helpers: FieldHelperProps<string>) => ({
  name: field.name,
  value: field.value ?? '',
  onChange: field.onChange,
  onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const trimmed = event.target.value.trim();
    if (trimmed !== field.value) void helpers.setValue(trimmed);
    field.onBlur(event);
  },
});
