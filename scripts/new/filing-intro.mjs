import { createRequire } from 'node:module';
import { TO_TRANSLATE } from '../lib/marked-texts.mjs';
import { rules } from '../lib/rules.mjs';
import { capital, small } from './names.mjs';

const require = createRequire(import.meta.url);
const { inSpanish } = require('../../src/app/spanish.ts');

const spanishOf = (text) => {
  const spanish = inSpanish(text);
  return spanish === text ? `${TO_TRANSLATE} ${text}` : spanish;
};

const useOf = (filing) =>
  `Use this form to ${small(filing.title)}. It files ${filing.article}, and takes about ${Math.max(5, 2 * filing.pages.length)} minutes.`;

/** What to have at hand, as its steps say it. */
const needsOf = ({ pages }, textOf) =>
  pages
    .flatMap(({ step, when }) =>
      Object.keys(when).length === 0 ? (rules.declarationOf(step).needs ?? []) : [],
    )
    .map((need) => `- **${capital(textOf(need))}.**`)
    .join('\n');

const canBeDelayed = ({ pages }) => pages.some(({ step }) => step === 'effectivedate');

/** The introduction in English, from the title and what its steps ask the filer to have at hand. */
export const englishIntro = (filing) => `${useOf(filing)}

## What you need

${needsOf(filing, (need) => need)}

## Fee

The fee is **{{fee}}**, paid by credit or debit card or from a prepaid account at the end. The fee is not refundable once the document is filed.

## What happens next

Your filing is on record as soon as your payment is confirmed${canBeDelayed(filing) ? ', or on a later date of your choice, up to {{maxDaysAhead}} days ahead' : ''}. You get a receipt at once.
`;

/** In Spanish: what every introduction says, and the English of the rest, marked. */
export const spanishIntro = (filing) => `${TO_TRANSLATE} ${useOf(filing)}

## Lo que necesita

${needsOf(filing, spanishOf)}

## Tarifa

La tarifa es **{{fee}}**; se paga al final con tarjeta de crédito o débito o con cargo a una cuenta prepagada. La tarifa no se reembolsa una vez que el documento se ha presentado.

## Qué sucede después

Su trámite consta en el registro en cuanto se confirma su pago${canBeDelayed(filing) ? ', o en una fecha posterior que usted elija, hasta {{maxDaysAhead}} días después' : ''}. Usted recibe un comprobante enseguida.
`;
