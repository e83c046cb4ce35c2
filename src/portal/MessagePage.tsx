import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading } from '../forms/PageHeading';

interface MessagePageProps {
  title: string;
  children: ReactNode;
}

/** A page that only says something and leads back to the business home. */
export const MessagePage = ({ title, children }: MessagePageProps) => (
  <div className="card narrow">
    <PageHeading title={title} />
    {children}
    <p>
      <Link to="/business">Go to the business home page</Link>
    </p>
  </div>
);
