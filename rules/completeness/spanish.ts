import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const COMPLETENESS_IN_SPANISH: Dictionary = {
  'N/A': 'No aplica',
  'Entity name: {problem}': 'Nombre de la entidad: {problem}',
  'Principal office address: {problem}': 'Dirección de la oficina principal: {problem}',
  'Registered agent: {problem}': 'Agente registrado: {problem}',
  'Filer information: {problem}': 'Información de quien presenta: {problem}',
  'Persons forming: {problem}': 'Personas que constituyen la entidad: {problem}',
  'Incorporators: {problem}': 'Incorporadores: {problem}',
  'Additional information: {problem}': 'Información adicional: {problem}',
  'Takes effect: {problem}': 'Entra en vigencia: {problem}',
  'Current and new names: {problem}': 'Nombres actual y nuevo: {problem}',
  'Distribution of assets: {problem}': 'Distribución de los bienes: {problem}',
  'Notification email: {problem}': 'Correo electrónico para avisos: {problem}',
  'Number of directors and term: {problem}': 'Número de directores y mandato: {problem}',
  'Statement of purpose: {problem}': 'Declaración de la finalidad: {problem}',
  'Statute: {problem}': 'Ley: {problem}',
  'Voting members: {problem}': 'Miembros con derecho a voto: {problem}',
  'Shares: {problem}': 'Acciones: {problem}',
  'Management & members: {problem}': 'Administración y miembros: {problem}',
  'Notifications: {problem}': 'Avisos: {problem}',
  'Attachments: {problem}': 'Archivos adjuntos: {problem}',
  'Private attachments: {problem}': 'Archivos adjuntos privados: {problem}',
  'Filer: {problem}': 'Quien presenta: {problem}',
  'Email: {problem}': 'Correo electrónico: {problem}',
};
