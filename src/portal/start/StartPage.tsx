import { useId } from 'react';
import { Link } from '../../controls/Link';
import { PageHeading } from '../../forms/PageHeading';
import { FormsNotice } from '../FormsNotice';
import { RecordSearch } from '../record/RecordSearch';
import { ContinueFiling } from './ContinueFiling';
import { TASK_GROUPS, type TaskGroup } from './tasks';
import { translate } from '../../language/translate';

/** The start page of the portal in every environment: find a business, or choose a task. */
export default function StartPage() {
  return (
    <>
      <PageHeading title="Business filings and records" />
      <FormsNotice />
      <div className="start-search">
        <RecordSearch />
        <ContinueFiling />
      </div>
      <div className="task-groups">
        {TASK_GROUPS.map((group) => (
          <TaskCard key={group.title} {...group} />
        ))}
      </div>
    </>
  );
}

function TaskCard({ title, links }: TaskGroup) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 className="card__title" id={id}>
        {translate(title)}
      </h2>
      <ul className="form-list">
        {links.map(({ label, path, cost }) => (
          <li className="form-list__item" key={path}>
            <Link className="form-list__name" to={path}>
              {translate(label)}
            </Link>
            <span className="form-list__fee tabular">{translate(cost)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
