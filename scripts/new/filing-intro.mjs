import { rules } from '../lib/rules.mjs';
import { capital, small } from './names.mjs';

/** Stands before what nobody has translated yet; `npm run language` names each place. */
export const TO_TRANSLATE = '[To be translated]';

const needsOf = ({ pages }) =>
  pages.flatMap(({ step, when }) =>
    Object.keys(when).length === 0 ? (rules.declarationOf(step).needs ?? []) : [],
  );

const partsOf = (filing) => {
  const needs = needsOf(filing).map(capital);
  return {
    use: `Use this form to ${small(filing.title)}. It files ${filing.article}, and takes about ${Math.max(5, 2 * filing.pages.length)} minutes.`,
    needs: needs.length > 0 ? needs : ['Nothing but the name of the entity'],
    effect: filing.pages.some(({ step }) => step === 'effectivedate')
      ? 'Your filing is on record as soon as your payment is confirmed, or on a later date of your choice, up to {{maxDaysAhead}} days ahead. You get a receipt at once.'
      : 'Your filing is on record as soon as your payment is confirmed. You get a receipt at once.',
  };
};

/** The introduction in English, from the title and what its steps ask the filer to have at hand. */
export function englishIntro(filing) {
  const { use, needs, effect } = partsOf(filing);
  return `${use}

## What you need

${needs.map((need) => `- **${need}.**`).join('\n')}

## Fee

The fee is **{{fee}}**, paid by credit or debit card or from a prepaid account at the end. The fee is not refundable once the document is filed.

## What happens next

${effect}
`;
}

/** In Spanish: what every introduction says, and the English of the rest, marked. */
export function spanishIntro(filing) {
  const { use, needs, effect } = partsOf(filing);
  return `${TO_TRANSLATE} ${use}

## Lo que necesita

${needs.map((need) => `- ${TO_TRANSLATE} **${need}.**`).join('\n')}

## Tarifa

La tarifa es **{{fee}}**; se paga al final con tarjeta de crédito o débito o con cargo a una cuenta prepagada. La tarifa no se reembolsa una vez que el documento se ha presentado.

## Qué sucede después

${TO_TRANSLATE} ${effect}
`;
}
