import { followingReportDue } from '../../calendar/report-window';
import type { FilingEffect } from '../declare-effect';
import { agentSet, changedOffice, GOOD_STANDING } from '../facts-set';

/**
 * A report sets the office and the agent where it changes them, and the day of the report after it: a year on, also when this one came
 * late. It makes a noncompliant entity good again. It answers for the due day that the record had when it was checked, and changes nothing
 * on a record that has another one by then.
 */
export const reportEffect: FilingEffect = {
  about: ['principalOffice', 'registeredAgent', 'periodicReport'],
  sets: (filing, given) => {
    const reportDue = filing.recordValues?.reportDueDate || null;
    return [
      {
        when: { status: 'fileable', reportDue },
        set: {
          ...changedOffice(filing),
          ...agentSet(given),
          reportDue: followingReportDue(reportDue ?? '') || null,
        },
      },
      { when: { status: ['NONCOMP'], reportDue }, set: GOOD_STANDING },
    ];
  },
};
