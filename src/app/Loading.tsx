/** While a page's chunk or its filing is on its way; announced only if that takes long enough to be noticed. */
export const Loading = () => (
  <p className="loading" role="status">
    Loading…
  </p>
);
