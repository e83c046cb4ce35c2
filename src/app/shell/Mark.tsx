/** The portal's own mark: a document, filed. Decoration; the name stands beside it. */
export const Mark = () => (
  <svg
    className="site-header__mark"
    viewBox="0 0 48 48"
    width="48"
    height="48"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M11 6h17l10 10v26H11z" fill="#fff" />
    <path d="M28 6v10h10" fill="#99deea" />
    <path d="M17 23h15M17 29h9" stroke="#0e4f5c" strokeWidth="2.5" strokeLinecap="round" />
    <circle cx="34" cy="37" r="9" fill="#ffbe2e" stroke="#0e4f5c" strokeWidth="2" />
    <path
      d="M30 37l3 3 5.5-5.5"
      fill="none"
      stroke="#093b44"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
