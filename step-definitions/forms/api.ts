import type { Filing } from '#rules';
import { CHOICES } from '../words/vocabulary/choices';
import { FIELDS } from '../words/vocabulary/fields';
import type { FormName } from '../words/vocabulary/forms';
import { FORMS } from '../words/vocabulary/forms';
import { lookUp } from '../words/vocabulary/look-up';
import type { FormsDriver } from './driver';
import { levelDriver } from '../foundation/level-driver';
import type { Values } from './rule-forms/field-values';
import { isInside, withValueAt } from './rule-forms/field-values';
import { RULES_FORMS } from './rule-forms/all';
import type { ApiScenarioContext } from '../scenario/context/api';
import type { ApiPaymentDriver } from '../payment/api';

/** The path in the filing of a form that is not a whole step, and the prefix of its problems in the registry's answer. */
interface Place {
  prefix: string;
  write(filing: Filing, values: Values): Filing;
}

const PLACES: Partial<Record<FormName, Place>> = {
  'name and address of a person forming the company': {
    prefix: 'formers[0].',
    write: (filing, values) => ({
      ...filing,
      formationValues: { formers: [values as unknown as Filing['formationValues']['formers'][number]] },
    }),
  },
  'name and address of a filer': {
    prefix: 'filers[0].',
    write: (filing, values) => ({
      ...filing,
      filersValues: {
        ...filing.filersValues,
        filers: [values as unknown as Filing['filersValues']['filers'][number]],
      },
    }),
  },
  'notification choices': {
    prefix: '',
    write: (filing, { emailNotificationRadio, textNotificationRadio }) => ({
      ...filing,
      notificationsValues: {
        ...filing.notificationsValues,
        emailNotificationRadio,
        textNotificationRadio,
      } as Filing['notificationsValues'],
    }),
  },
  "agent's consent": {
    prefix: '',
    write: (filing, { agentConsentRadio }) => ({
      ...filing,
      registeredAgentValues: {
        ...filing.registeredAgentValues,
        agentConsentRadio,
      } as Filing['registeredAgentValues'],
    }),
  },
};

/** A step's values, put into an otherwise complete filing and judged by the registry when it is to be paid. */
export class ApiFormsDriver extends levelDriver<FormsDriver>() {
  private name: FormName = 'management of the company';
  private values: Values = {};

  constructor(
    private readonly context: ApiScenarioContext,
    private readonly payment: ApiPaymentDriver,
  ) {
    super();
  }

  override async open(form: FormName, state: 'empty' | 'filled'): Promise<void> {
    if (!this.context.hasFiling) await this.context.complete();
    this.name = form;
    this.values = RULES_FORMS[form][state];
  }

  override enter(field: string, text: string): void {
    this.set(field, text);
  }

  override choose(field: string, choice: string): void {
    this.set(field, lookUp('answer', { ...lookUp('field of choice', CHOICES, field), '': '' }, choice));
  }

  override select(field: string, marked: boolean): void {
    this.set(field, marked);
  }

  override async submit(): Promise<void> {
    const write = PLACES[this.name]?.write ?? RULES_FORMS[this.name].write;
    if (!write) throw new Error(`The ${this.name} is not a part of the filing that the registry checks.`);
    this.context.filing = write(this.context.filing, this.values);
    await this.payment.requestPayment();
    if (![200, 422].includes(this.payment.paymentCode()))
      throw new Error(`The registry answered ${this.payment.paymentCode()} to the filing.`);
  }

  override saveEntry(): Promise<void> {
    return this.submit();
  }

  override problems(): string[] {
    return this.ofStep().map(({ message }) => message);
  }

  override problemsWith(field: string): string[] {
    const prefix = PLACES[this.name]?.prefix ?? '';
    const paths = lookUp(`field of the ${this.name}`, FIELDS[this.name], field).map(
      (path) => `${prefix}${path}`,
    );
    return this.ofStep()
      .filter(({ path }) => paths.some((own) => isInside(path, own)))
      .map(({ message }) => message);
  }

  private ofStep() {
    return this.payment.problems().filter(({ step }) => step === FORMS[this.name]);
  }

  private set(field: string, value: unknown): void {
    for (const path of lookUp(`field of the ${this.name}`, FIELDS[this.name], field))
      this.values = withValueAt(this.values, path, value);
  }
}
