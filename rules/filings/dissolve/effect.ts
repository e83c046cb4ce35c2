import type { FilingEffect } from '../declare-effect';
import { dissolved } from '../facts-set';

/**
 * A dissolution ends the standing of the entity, whatever it was. It changes nothing on an entity that is dissolved by then. Nobody holds
 * the name any more (T11-400).
 */
export const dissolveEffect: FilingEffect = {
  about: ['name', 'status', 'periodicReport'],
  sets: (_filing, { at }) => [{ when: { status: 'fileable' }, set: dissolved('VDISS', at) }],
};
