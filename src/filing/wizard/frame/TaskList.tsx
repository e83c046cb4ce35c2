import { filingPath, stepTitle, TASK_STATE_TEXTS, type StepTask } from '#rules';
import { Link } from '../../../controls/Link';
import { useFlowFacts } from '../selectors';
import { translate } from '../../../language/translate';

/** Every step of the filing: done, current, to do, with its problem, and linked where the filer may go. */
export function TaskList({ tasks }: { tasks: readonly StepTask[] }) {
  const facts = useFlowFacts();
  const { filingType } = facts;
  return (
    <ol className="task-list">
      {tasks.map(({ step, state, problem, isCurrent, isLinked }) => {
        const title = translate(stepTitle(facts, step));
        return (
          <li
            key={step}
            className={`task-list__task task-list__task--${state}`}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span>
              {isLinked && filingType ? <Link to={filingPath(filingType, step)}>{title}</Link> : title}
              <span className="usa-sr-only"> ({translate(TASK_STATE_TEXTS[state])})</span>
              {problem && <span className="task-list__problem">{translate(problem)}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
