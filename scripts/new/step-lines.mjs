import { Refusal } from './refusal.mjs';

/**
 * The lines by which a step is known where its folder is not looked for: file, the beginning of the line before which they come, and they
 * themselves. Types ask for each of them but the imports.
 */
export const LINES = [
  [
    'rules/filing-parts/sections.ts',
    'export interface NotificationsValues',
    'export interface CAPITALValues {\n  {{PATH: string;}}\n}\n',
  ],
  ['rules/filing-parts/parts.ts', "} from './sections'", '  CAPITALValues,'],
  ['rules/filing-parts/parts.ts', '  additionalInfoValues:', '  PART: CAPITALValues;'],
  ['rules/filing/empty-filing.ts', '  additionalInfoValues:', "  PART: {\n{{PATH: '',}}\n },"],
  ['api/openapi.yaml', '          additionalInfoValues,', '          PART,'],
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
  ['rules/steps/all-steps.ts', 'import { whatsNext }', "import { STEP } from './STEP/step';"],
  ['rules/steps/all-steps.ts', '  privateAttachments,', '  STEP,'],
  ['rules/steps/step-rules.ts', 'import { votingAssetsRules }', "import { STEPRules } from './STEP/rules';"],
  ['rules/steps/step-rules.ts', '  email: ', '  STEP: STEPRules,'],
  ['rules/index.ts', "export * from './steps/purposedirectors/", "export * from './steps/STEP/rules';"],
  [
    'rules/completeness/missing-in-section.ts',
    '  privateAttachments:',
    "  STEP: ({ PART }) => Object.values(PART).includes(''),",
  ],
  ['rules/completeness/review-sections.test.ts', "  privateAttachments: 'has", "  STEP: 'FLAG',"],
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
  ['src/filing/review/review-screens.ts', '  privateAttachments:', '  STEP: CAPITALReview,'],
  [
    'server/documents/section-table.ts',
    '  privateAttachments: {',
    "  STEP: { rows: ({ PART }) => [\n{{row('LABEL', PART.PATH),}}\n] },",
  ],
  ['step-definitions/words/vocabulary/forms.ts', "  'private attachments':", "  'WORDS': 'STEP',"],
  [
    'step-definitions/words/vocabulary/fields.ts',
    "  'private attachments': {",
    "  'WORDS': {\n{{'FIELD': ['PATH'],}}\n},",
  ],
  ['step-definitions/forms/rule-forms/sections.ts', '  staticEntityNameRules,', '  STEPRules,'],
  [
    'step-definitions/forms/rule-forms/sections.ts',
    "  'private attachments':",
    "  'WORDS': form(STEPRules, emptyFiling().PART, SECTIONS.PART),",
  ],
  [
    'step-definitions/forms/browser-openings.ts',
    '  attachments: {',
    "  'WORDS': { step: 'STEP', empty: emptied('WORDS') },",
  ],
  ['step-definitions/samples/sections.ts', "  | 'additionalInfoValues'", "  | 'PART'"],
  ['step-definitions/samples/sections.ts', '  additionalInfoValues: {', "  PART: {\n{{PATH: 'LABEL',}}\n},"],
  ['tests/model/samples.ts', '  privateattachments: {', "  STEP: { ways: [way('answers', SECTIONS.PART)] },"],
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
