import { slug } from './html.mjs';

/** The address of a feature's page. */
export const featurePath = (path) =>
  `features/${slug(path.replace(/^features\//, '').replace(/\.feature$/, ''))}.html`;

/** The place of a scenario in its feature's page. */
export const scenarioAnchor = ({ line }) => `line-${line}`;

/** The address of a decision table's page. */
export const tablePath = (name) => `tables/${slug(name)}.html`;
