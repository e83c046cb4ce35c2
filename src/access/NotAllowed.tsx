import { PageHeading } from '../forms/PageHeading';

/** For users who are signed on but hold no role of the admin area (A2-loginadmin). */
export default function NotAllowed() {
  return (
    <>
      <PageHeading title="Not allowed" />
      <p>Your account does not have access to this part of the portal. Ask the office if you need it.</p>
    </>
  );
}
