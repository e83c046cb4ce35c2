import { NameHint } from './NameHint';
import { TermPicker } from './TermPicker';

/** Help for a name for which nobody has to wait: what is known of it, and the terms to choose from. */
export default function NameHelp() {
  return (
    <>
      <NameHint />
      <TermPicker />
    </>
  );
}
