import type { Attachment, EntityNameValues, EntityType, Filing, StepName } from '#rules';
import { STEP_RULES } from '#rules';
import { completeFiling, validAddress, validFiler, validFormer } from '../../step-definitions/samples/filing';
import { FULL } from '../../step-definitions/samples/sections';

/** One way to complete a step: the filer's action, in words, and the resulting values of the step. */
export interface Sample {
  does: string;
  values: (filing: Filing) => unknown;
}

/** The filer's options at a step: ways to complete it, and for lists how to empty them without continuing. */
export interface Samples {
  ways: readonly Sample[];
  emptied?: Sample;
}

const complete = completeFiling('model', 'Cedar Bluff LLC');

const NEW_NAMES: Record<EntityType, string> = {
  DLLC: 'Cedar Bluff LLC',
  DPC: 'Cedar Bluff Inc.',
  DNC: 'Cedar Bluff Society',
  DC55: 'Cedar Bluff Cooperative',
  DC56: 'Cedar Bluff Cooperative',
};

const newName = ({ entityNameValues, entityType }: Filing): EntityNameValues => ({
  ...entityNameValues,
  name: NEW_NAMES[entityType || 'DLLC'],
  isNameChanged: 'Y',
  isNameValid: true,
  availability: { isAvailable: true, isReserved: false, isAuthorizedToUse: null },
});

const file = (fileName: string, more: Partial<Attachment> = {}): Attachment => ({
  key: fileName,
  fileName,
  mimeType: 'application/pdf',
  size: 1000,
  ...more,
});

const way = (does: string, values: unknown): Sample => ({ does, values: () => values });
const notified = complete.notificationsValues;

/** A step is filled in as in a sound filing unless there is a row of it below. */
const soundly = Object.fromEntries(
  Object.entries(STEP_RULES).map(([step, rules]) => [step, { ways: [way('answers', rules.read(FULL))] }]),
);

/** Ways to fill in every step that collects something. */
export const SAMPLES: Partial<Record<StepName, Samples>> = {
  ...soundly,
  entityname: {
    ways: [
      { does: 'enters a free name', values: newName },
      {
        does: 'keeps the name',
        values: ({ entityNameValues: names }) => ({ ...names, name: names.oldName, isNameChanged: 'N' }),
      },
    ],
  },
  staticentityname: { ways: [way('enters the statute', { statute: 'Article 80 of title 7' })] },
  registeredagent: {
    ways: [
      {
        does: 'says that the agent consents',
        values: ({ registeredAgentValues }) => ({ ...registeredAgentValues, agentConsentRadio: 'Y' }),
      },
    ],
  },
  formation: {
    ways: [way('adds a person', { formers: [validFormer('former-1')] })],
    emptied: way('deletes all persons', { formers: [] }),
  },
  privateattachments: {
    ways: [
      way('adds the affidavit', {
        privateAttachments: [file('affidavit.pdf', { documentTyp: 'AFFIDAVIT' })],
      }),
    ],
    emptied: way('deletes the private files', { privateAttachments: [] }),
  },
  additionalinfo: {
    ways: [
      way('attaches nothing', { additionalInfo: 'Members meet in May.', additionalInfoAttachmentRadio: 'N' }),
      way('wants to attach', { additionalInfo: '', additionalInfoAttachmentRadio: 'Y' }),
    ],
  },
  attachments: {
    ways: [way('adds a file', { attachments: [file('a.pdf')] }), way('adds no file', { attachments: [] })],
    emptied: way('deletes the files', { attachments: [] }),
  },
  filer: {
    ways: [way('adds a filer', { perjuryNoticeAffirmed: true, filers: [validFiler('filer-1')] })],
    emptied: way('deletes all filers', { perjuryNoticeAffirmed: true, filers: [] }),
  },
  notifications: {
    ways: [way('wants no notifications', notified)],
    emptied: way('unsets the answers', {
      ...notified,
      emailNotificationRadio: '',
      textNotificationRadio: '',
    }),
  },
};

/** The filing with the agent that the wizard returns: found and verified, not yet asked for consent. */
export const withAgent = (filing: Filing): Filing => ({
  ...filing,
  registeredAgentValues: {
    ...complete.registeredAgentValues,
    agentConsentRadio: '',
    addressValues: { ...complete.registeredAgentValues.addressValues, streetAddress: validAddress() },
  },
});
