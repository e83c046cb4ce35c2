import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const CALENDAR_IN_SPANISH: Dictionary = {
  'Annual report due': 'Vence el informe anual',
  'The periodic report is due today.': 'El informe periódico vence hoy.',
  'The periodic report of {name} is due today.': 'El informe periódico de {name} vence hoy.',
  'Read as {time}.': 'Se leyó como {time}.',
  'January {dd}, {yyyy}': '{dd} de enero de {yyyy}',
  'February {dd}, {yyyy}': '{dd} de febrero de {yyyy}',
  'March {dd}, {yyyy}': '{dd} de marzo de {yyyy}',
  'April {dd}, {yyyy}': '{dd} de abril de {yyyy}',
  'May {dd}, {yyyy}': '{dd} de mayo de {yyyy}',
  'June {dd}, {yyyy}': '{dd} de junio de {yyyy}',
  'July {dd}, {yyyy}': '{dd} de julio de {yyyy}',
  'August {dd}, {yyyy}': '{dd} de agosto de {yyyy}',
  'September {dd}, {yyyy}': '{dd} de septiembre de {yyyy}',
  'October {dd}, {yyyy}': '{dd} de octubre de {yyyy}',
  'November {dd}, {yyyy}': '{dd} de noviembre de {yyyy}',
  'December {dd}, {yyyy}': '{dd} de diciembre de {yyyy}',
};
