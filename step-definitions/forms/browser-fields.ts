import type { Locator } from '@playwright/test';
import { emptyFiling, formerTexts } from '#rules';
import { FIELDS } from '../words/vocabulary/fields';
import type { FormName } from '../words/vocabulary/forms';
import { lookUp } from '../words/vocabulary/look-up';
import { RULES_FORMS } from './rule-forms/all';
import type { BrowserScenarioContext } from '../scenario/context/browser';

/** Labels of a screen that do not come from the rules. */
const OWN_LABELS: Record<string, string> = {
  number: 'Phone number',
  'retyped number': 'Retype phone number',
  'way of verification': 'How do you want to verify the agent?',
  'service of process or registered agent': 'How can the entity be served with legal papers?',
};

/** How the kind of filing or of agent words a label of the rules differently. */
const OTHER_WORDINGS: Record<string, string> = {
  'Additional information': 'Additional provisions',
  'Did the person agree to be appointed as registered agent?':
    'Did the entity agree to be appointed as registered agent?',
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Labels of choices that differ from the words of the features. */
const OWN_CHOICES: Record<string, Record<string, string>> = {
  'time of effect': { 'At filing': 'When the office accepts this filing', Later: 'On a later date' },
  'way of verification': { 'License or ID card': "Driver's license or ID card" },
  'service of process or registered agent': {
    'Service of process':
      'The foreign entity maintains no registered agent. Service of process may be mailed to its principal address.',
    'Registered agent': 'The entity maintains a registered agent, who has consented to being appointed.',
  },
};

/** Finds the fields of a form by role and label. */
export class BrowserFields {
  constructor(private readonly context: BrowserScenarioContext) {}

  /** Text field, select or checkbox. */
  control(form: FormName, field: string): Locator {
    const [path] = lookUp(`field of the ${form}`, FIELDS[form], field);
    return this.around(path).getByLabel(this.label(form, field), { exact: true });
  }

  /** The buttons of one question. */
  question(form: FormName, field: string): Locator {
    return this.context.main.getByRole('radiogroup', { name: this.label(form, field) });
  }

  /** The group of the three boxes of a phone number. */
  group(form: FormName, field: string): Locator {
    return this.context.main.getByRole('group', { name: this.label(form, field) });
  }

  choice(field: string, choice: string): string {
    return OWN_CHOICES[field]?.[choice] ?? choice;
  }

  /** A label with an optional asterisk. */
  private label(form: FormName, field: string): string | RegExp {
    const [path] = lookUp(`field of the ${form}`, FIELDS[form], field);
    const label = OWN_LABELS[field] ?? (this.ruleLabel(form, path) || this.sameAsLabel(field));
    if (!label) throw new Error(`The ${field} has no label.`);
    const wordings = [label, ...(OTHER_WORDINGS[label] ? [OTHER_WORDINGS[label]] : [])];
    return new RegExp(`^(?:${wordings.map(escaped).join('|')})\\s*\\*?$`);
  }

  /** Those who form an entity are called by the kind of it. */
  private sameAsLabel(field: string): string | undefined {
    const isSameAs = field === 'same as a person forming the company';
    return isSameAs ? formerTexts(this.context.api.filingType).same : undefined;
  }

  private ruleLabel(form: FormName, path: string): string | undefined {
    const { api } = this.context;
    const context = { filing: api.hasFiling ? api.filing : emptyFiling(), now: new Date().toISOString() };
    return RULES_FORMS[form].label(path, context);
  }

  /** Street and mailing address are groups of their own. */
  private around(path: string): Locator {
    const { main } = this.context;
    if (/mailingAddress\./.test(path)) return main.getByRole('group', { name: 'Mailing address' });
    const street = main.getByRole('group', { name: /^(Street address|Filer Address)$/ });
    return /streetAddress\./.test(path) ? street : main;
  }
}
