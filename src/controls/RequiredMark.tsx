/** The asterisk of a required field; the control itself says `required`, so it is hidden from assistive technology. */
export const RequiredMark = () => (
  <span className="required-mark" aria-hidden="true">
    {' '}
    *
  </span>
);

/** Explains the asterisk; stands once, above the first field of a form. */
export const RequiredLegend = () => (
  <p className="required-legend">
    Required fields are marked with an asterisk (<span className="required-mark">*</span>).
  </p>
);
