/** The note on federal reporting of beneficial ownership (W2-whatsnext). */
export const BeneficialOwnership = () => (
  <section className="next-section">
    <h2>Federal beneficial ownership reporting</h2>
    <p>
      Federal law may require a company to report who owns or controls it to the Financial Crimes Enforcement
      Network (FinCEN) of the U.S. Department of the Treasury. This report is not part of your filing here.
      See{' '}
      <a className="usa-link" href="https://www.fincen.gov/boi" target="_blank" rel="noreferrer">
        fincen.gov/boi
        <span className="usa-sr-only"> (opens in a new window)</span>
      </a>{' '}
      to learn whether your company has to report.
    </p>
  </section>
);
