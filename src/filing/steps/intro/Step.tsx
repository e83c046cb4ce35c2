import { IntroPage } from '../../wizard/IntroPage';

/** The introduction of a filing (W2-intro). */
export default function IntroStep() {
  return <IntroPage step="intro" lead="What this form is for, what you need, and what it costs." />;
}
