import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const ENTITIES_IN_SPANISH: Dictionary = {
  'Administratively Dissolved': 'Disuelta administrativamente',
  'Delayed Effective Date': 'Fecha de vigencia diferida',
  Delinquent: 'En mora',
  'Dissolved (Term Expired)': 'Disuelta (plazo vencido)',
  'Dissolved (Three Years Delinquent)': 'Disuelta (tres años en mora)',
  'Good Standing': 'En regla',
  'Judicially Dissolved': 'Disuelta judicialmente',
  Noncompliant: 'En incumplimiento',
  'Voluntarily Dissolved': 'Disuelta voluntariamente',
  Withdrawn: 'Retirada',
  Converted: 'Convertida',
  Merged: 'Fusionada',
  Exists: 'Existe',
};
