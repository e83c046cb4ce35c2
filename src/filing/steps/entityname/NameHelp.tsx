import { NameHint } from './NameHint';
import { TermPicker } from './TermPicker';

/** What helps with a name and nobody has to wait for: what is known of it, and the terms to choose from. */
export default function NameHelp() {
  return (
    <>
      <NameHint />
      <TermPicker />
    </>
  );
}
