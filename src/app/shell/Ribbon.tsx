/** Outside production: says that nothing here has legal effect. */
export const Ribbon = ({ environment }: { environment: string }) =>
  environment === '' || environment === 'prod' ? null : (
    <aside className="ribbon" aria-label="Demonstration">
      Demonstration ({environment}): nothing that you file here has legal effect.
    </aside>
  );
