/** A choice of a select or of a group of radios. */
export interface Option {
  value: string;
  label: string;
  /** A sentence below the label of a radio. */
  description?: string;
}
