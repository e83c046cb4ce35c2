import { officeDay } from '../../calendar/office-time';
import { nameOnDay } from '../../names/names-set-free';
import type { FilingEffect } from '../declare-effect';

const VOLUNTARILY_DISSOLVED = 'VDISS';

/**
 * A dissolution ends the standing of the entity, whatever it was, puts its day into the name in the place of other statutory language, and
 * leaves no periodic report due. It changes nothing on an entity that is dissolved by then. Nobody holds the name any more (T11-400).
 */
export const dissolveEffect: FilingEffect = {
  about: ['name', 'status', 'periodicReport'],
  sets: (_filing, { at }) => {
    const day = officeDay(at);
    const lost = { statusCode: VOLUNTARILY_DISSOLVED, delinquencyDate: null, dissolutionDate: day };
    return [
      {
        when: { status: 'fileable' },
        set: {
          status: { code: VOLUNTARILY_DISSOLVED, delinquentSince: null, dissolvedOn: day },
          statutoryLanguage: nameOnDay({ name: '', ...lost }, day),
          reportDue: null,
        },
      },
    ];
  },
};
