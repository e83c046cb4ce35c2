import { Refusal } from './refusal.mjs';

/**
 * The lines by which a step is known where its folder is not looked for: file, the beginning of the line before which they come, and they
 * themselves. Types ask for each of them but the imports.
 */
export const LINES = [
  ['rules/steps/all-steps.ts', 'import { whatsNext }', "import { CAMEL } from './STEP/step';"],
  ['rules/steps/all-steps.ts', '  privateAttachments,', '  CAMEL,'],
  ['rules/steps/step-rules.ts', 'import { votingAssetsRules }', "import { CAMELRules } from './STEP/rules';"],
  ['rules/steps/step-rules.ts', '  email: ', '  STEP: CAMELRules,'],
  ['rules/index.ts', "export * from './steps/purposedirectors/", "export * from './steps/STEP/rules';"],
  ['rules/completeness/missing-in-section.ts', '  privateAttachments:', '  CAMEL: lacksAnswer(CAMELRules),'],
  [
    'rules/completeness/missing-in-section.ts',
    'import { mailingAddressRules }',
    "import { CAMELRules } from '../steps/STEP/rules';",
  ],
  [
    'src/filing/step-registry.ts',
    '  privateattachments:',
    "  STEP: screen(() => import('./steps/STEP/Step')),",
  ],
  [
    'src/filing/review/review-screens.ts',
    'import type { ReviewProps }',
    "import CAPITALReview from '../steps/STEP/Review';",
  ],
  ['src/filing/review/review-screens.ts', '  privateAttachments:', '  CAMEL: CAPITALReview,'],
  [
    'server/documents/section-table.ts',
    '  privateAttachments: {',
    "  CAMEL: { rows: (filing) => [\n{{row('LABEL', CAMELRules.read(filing).PATH),}}\n] },",
  ],
  ['server/documents/section-table.ts', '  comingSentence,', '  CAMELRules,'],
  ['rules/completeness/review-sections.test.ts', "  privateAttachments: 'has", "  CAMEL: 'FLAG',"],
  ['step-definitions/words/vocabulary/forms.ts', "  'private attachments':", "  'WORDS': 'STEP',"],
  [
    'step-definitions/words/vocabulary/fields.ts',
    "  'private attachments': {",
    "  'WORDS': {\n{{'FIELD': ['PATH'],}}\n},",
  ],
];

/** The lines of a part that no step has asked for yet. */
export const LINES_OF_PART = [
  [
    'rules/filing-parts/sections.ts',
    'export interface NotificationsValues',
    'export interface CAPITALValues {\n  {{PATH: string;}}\n}\n',
  ],
  ['rules/filing-parts/parts.ts', "} from './sections'", '  CAPITALValues,'],
  ['rules/filing-parts/parts.ts', '  additionalInfoValues:', '  PART?: CAPITALValues;'],
  [
    'api/openapi.yaml',
    '        additionalInfoValues:',
    `        PART:
          type: object
          additionalProperties: false
          required:
            [
              {{PATH,}}
            ]
          properties:
            {{PATH: { $ref: '#/components/schemas/ShortText' }}}`,
  ],
  ['step-definitions/samples/sections.ts', "  | 'additionalInfoValues'", "  | 'PART'"],
  ['step-definitions/samples/sections.ts', '  additionalInfoValues: {', "  PART: {\n{{PATH: 'LABEL',}}\n},"],
];

/**
 * A text with lines before the one that begins so.
 * @throws Refusal where there is none, or more than one
 */
export function withLine(text, { path, place, line }) {
  const lines = text.split('\n');
  const found = lines.flatMap((each, at) => (each.startsWith(place) ? [at] : []));
  if (found.length !== 1)
    throw new Refusal(
      `${path} has ${found.length} lines that begin with "${place}": scripts/new has fallen behind.`,
    );
  lines.splice(found[0], 0, ...line.split('\n'));
  return lines.join('\n');
}
