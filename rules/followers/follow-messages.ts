import { sentence, type Sentence } from '../language/text';
import { CONFIRM_DAYS } from './confirmation';

/** What somebody who follows a record agrees to; it is kept in the words that were shown. */
export const followAgreement = (entityName: string): Sentence =>
  sentence(
    'Tell me what happens to the record of {entityName}. I can end this at any time, from any message.',
    { entityName },
  );

/** What messages to followers say. */
export const followerMessage = {
  pageOfAddress: 'See what you follow, change it, or stop these messages:',
  confirmSubject: (entityName: string) => sentence('Confirm that you follow {entityName}', { entityName }),
  confirmAsked: (entityName: string, entityId: string) =>
    sentence('You asked us to tell you what happens to the record of {entityName} (ID number {entityId}).', {
      entityName,
      entityId,
    }),
  confirmHere: 'Open this page and press the button to confirm:',
  confirmLife: sentence(
    'The link works for {days} days. If you did not ask for this, do nothing: you will not follow the record.',
    { days: CONFIRM_DAYS },
  ),
  confirmText: (office: string, entityName: string, address: string) =>
    sentence(
      '{office}: confirm that you follow {entityName}: {address} Not you? Do nothing. Reply STOP to stop.',
      {
        office,
        entityName,
        address,
      },
    ),
  alreadySubject: (entityName: string) => sentence('You already follow {entityName}', { entityName }),
  already: (entityName: string, entityId: string) =>
    sentence('You already follow the record of {entityName} (ID number {entityId}). Nothing was changed.', {
      entityName,
      entityId,
    }),
  alreadyText: (office: string, entityName: string, address: string) =>
    sentence('{office}: you already follow {entityName}. See or change it: {address}', {
      office,
      entityName,
      address,
    }),
  textStopped: (office: string) =>
    sentence('{office}: you get no more text messages from us. Reply START to get them again.', { office }),
  textStarted: (office: string) =>
    sentence('{office}: you get our text messages again. Reply STOP to stop them.', { office }),
  textHelp: (office: string) =>
    sentence(
      '{office}: messages about records and filings. Reply STOP to stop them, START to get them again.',
      {
        office,
      },
    ),
} as const;
