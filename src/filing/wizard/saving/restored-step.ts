import { restoreUnsaved } from '#rules';
import type { KnownSaved } from '../draft-slice';
import type { KeptStep } from './storage-keys';

// In a chunk of its own: few pages are reloaded while a save is under way.

/** A step that was kept before a reload, in the filing as it is saved now. */
export function restoredStep(kept: KeptStep, saved: KnownSaved) {
  const restored = restoreUnsaved(saved.filing, kept, kept.version === saved.version);
  return { step: kept.step, ...restored, undecided: { ...kept.undecided, ...restored.undecided } };
}
export type RestoredStep = ReturnType<typeof restoredStep>;
