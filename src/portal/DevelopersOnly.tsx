import type { ReactNode } from 'react';
import { isDeveloperEnvironment } from '#rules';
import { useAppSelector } from '../session/store-hooks';
import { selectEnvironmentName } from '../session/selectors';
import { NotFoundPage } from './message-pages';

/** Pages for developers and testers: elsewhere they do not exist (W6-roles). */
export function DevelopersOnly({ children }: { children: ReactNode }) {
  const environment = useAppSelector(selectEnvironmentName);
  return isDeveloperEnvironment(environment) ? children : <NotFoundPage />;
}
