import { healthy, ok, startApp, waitForSagas, type Answers } from './start-app';
import { sessionStarted } from '../../session/slice';
import { signedOnFor, fakeSignOn } from '../../session/testing';

/** For tests: the application with its staff area, in which Morgan Reyes has signed on. */
export async function startStaffArea(answers: Answers) {
  const [environment] = [healthy.environment].flat();
  const { data } = (await environment) as ReturnType<typeof ok>;
  const signOn = { authority: 'https://sso.example', clientId: 'portal' };
  const toldOfSignOn = fakeSignOn({ kept: signedOnFor(3600) });
  const app = await startApp(
    { environment: ok({ ...data, signOn }), businessAbout: ok(), ...answers },
    toldOfSignOn.service,
  );
  await app.store.startArea('staff');
  app.store.dispatch(sessionStarted());
  await waitForSagas();
  return app;
}
