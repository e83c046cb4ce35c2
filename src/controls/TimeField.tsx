import { TextField } from './TextField';
import type { ControlProps } from './use-control';

/** A time of day as typed, hh:mm am/pm. The hint names the time zone. */
export const TimeField = ({ hint = 'hh:mm am or pm', ...props }: ControlProps) => (
  <TextField {...props} hint={hint} width="short" autoComplete="off" />
);
