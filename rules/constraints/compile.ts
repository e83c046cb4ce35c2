import type { AnyObject, AnyObjectSchema, AnySchema, TestContext } from 'yup';
import { array, mixed, object, ValidationError } from 'yup';
import type { Problem } from '../problem';
import type { RuleContext } from './rule-context';
import { conform, isRecord } from './conform';
import type { Condition, CrossFinding, Finding, Form, ListRow, Row, RowNode, RowTree } from './row';
import { isBranch } from './row';

const WRONG_TYPE = 'Enter a value';

/** The problem that a yup error of ours carries; a type yup itself refused is a value that is missing. */
export const problemOf = (error: ValidationError): Problem => {
  const finding = error.params?.['finding'] as Finding | undefined;
  const { code, message, params } = finding ?? { code: 'missing' as const, message: WRONG_TYPE };
  return { path: error.path ?? '', code, message, ...(params && { params }) };
};

/** The path under which a rule over several fields reports; empty for an error of a row. */
export const spanOf = (error: ValidationError): string | undefined =>
  error.params?.['span'] as string | undefined;

const errorOf = (test: TestContext, finding: Finding): ValidationError =>
  // A function, because yup would fill `${...}` in a plain message.
  test.createError({ message: () => finding.message, type: finding.code, params: { finding } });

const errorOfRule = (test: TestContext, finding: CrossFinding): ValidationError => {
  const base = test.path ? `${test.path}.` : '';
  return test.createError({
    path: base + finding.path,
    message: () => finding.message,
    type: finding.code,
    params: { finding, span: base + (finding.over ?? finding.path) },
  });
};

/** Several errors as one, without a stack trace, which is expensive and not read. */
const allOf = (errors: ValidationError[]): ValidationError =>
  new ValidationError(errors, undefined, undefined, undefined, true);

/** What yup can walk: a key such as `constructor` would lead it to what every object inherits. */
const plainRecord = (value: unknown): unknown => {
  const record = value ?? {};
  if (!isRecord(record)) return record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => !(key in Object.prototype)));
};

/** Compiles one form; a schema is asked for the values of the form it belongs to, not of the page around it. */
class FormCompiler {
  /** By the values as yup has cast them: an object of their own for each validation, which many rows then ask about. */
  private readonly conformed = new WeakMap<object, Record<string, unknown>>();

  constructor(
    private readonly form: Form,
    private readonly context: RuleContext,
  ) {}

  compile(): AnyObjectSchema {
    const { form } = this;
    return this.branch(form.rows, [])
      .meta({ isForm: true })
      .test({
        name: 'rules',
        test: (value: unknown, test: TestContext) => {
          const found = form.rules.flatMap((rule) => rule(this.valuesOf(value), this.contextOf(test)));
          return !found.length || allOf(found.map((one) => errorOfRule(test, one)));
        },
      }) as AnyObjectSchema;
  }

  private contextOf(test: TestContext): RuleContext {
    return (test.options.context as RuleContext | undefined) ?? this.context;
  }

  private valuesOf(value: unknown): never {
    const known = isRecord(value) ? this.conformed.get(value) : undefined;
    const values = known ?? conform(this.form, value);
    if (isRecord(value)) this.conformed.set(value, values);
    return values as never;
  }

  private branch(tree: RowTree, conditions: readonly Condition<never>[]): AnyObjectSchema {
    const fields = Object.entries(tree).map(([key, node]) => [key, this.node(node, conditions)] as const);
    return object(Object.fromEntries(fields))
      .typeError(WRONG_TYPE)
      .default(() => ({}))
      .transform(plainRecord) as AnyObjectSchema;
  }

  private node(node: RowNode, conditions: readonly Condition<never>[]): AnySchema {
    if (isBranch(node)) return this.branch(node, conditions);
    switch (node.kind) {
      case 'group':
        return this.branch(node.rows, [...conditions, node.when]);
      case 'list':
        return this.list(node);
      case 'field':
        return this.field(node, node.when ? [...conditions, node.when] : conditions);
    }
  }

  private list(node: ListRow): AnySchema {
    return array(new FormCompiler(node.item, this.context).compile())
      .typeError(WRONG_TYPE)
      .default(() => [])
      .transform((value: unknown) => value ?? [])
      .test({ name: 'list', test: (value: unknown, test: TestContext) => firstError(node, value, test) });
  }

  private field(row: Row<never>, conditions: readonly Condition<never>[]): AnySchema {
    const isActive = (test: TestContext<AnyObject>): boolean => {
      if (!conditions.length) return true;
      const root = test.from?.find(({ schema }) => (schema as AnySchema).meta()?.['isForm'] === true);
      return conditions.every((holds) => holds(this.valuesOf(root?.value), this.contextOf(test)));
    };
    return mixed()
      .nullable()
      .transform((value: unknown) => row.tidy(value))
      .test({
        name: 'row',
        test: (value: unknown, test: TestContext) => !isActive(test) || firstError(row, value, test),
      });
  }
}

const firstError = (
  row: Pick<Row<never>, 'checks'>,
  value: unknown,
  test: TestContext,
): true | ValidationError => {
  for (const check of row.checks) {
    const finding = check(value);
    if (finding) return errorOf(test, finding);
  }
  return true;
};

/** The form as a yup object schema. A context in yup's own options wins over the one given here. */
export const compile = (form: Form, context: RuleContext): AnyObjectSchema =>
  new FormCompiler(form, context).compile();
