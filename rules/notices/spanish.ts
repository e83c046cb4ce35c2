import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const NOTICES_IN_SPANISH: Dictionary = {
  January: 'enero',
  February: 'febrero',
  March: 'marzo',
  April: 'abril',
  May: 'mayo',
  June: 'junio',
  July: 'julio',
  August: 'agosto',
  September: 'septiembre',
  October: 'octubre',
  November: 'noviembre',
  December: 'diciembre',
  Name: 'Nombre',
  Status: 'Situación',
  'Words that the law adds to the name': 'Palabras que la ley añade al nombre',
  'Delinquent since': 'En mora desde',
  'Dissolved on': 'Disuelta el',
  'Street address of the principal office': 'Domicilio físico de la oficina principal',
  'Mailing address of the principal office': 'Dirección postal de la oficina principal',
  'Registered agent': 'Agente registrado',
  'Street address of the registered agent': 'Domicilio físico del agente registrado',
  'Mailing address of the registered agent': 'Dirección postal del agente registrado',
  'Report month': 'Mes del informe',
  'Periodic report due': 'Vencimiento del informe periódico',
  '{fact}: from {before} to {after}': '{fact}: de {before} a {after}',
  '{fact}: {after}': '{fact}: {after}',
  '{fact}: no longer {before}': '{fact}: ya no {before}',
  'Not shown, since a document is withheld: {part}':
    'No se muestra, porque un documento está retenido: {part}',
  '{name}: a filing waits for review': '{name}: un trámite espera revisión',
  '{name}: a filing was recorded': '{name}: se registró un trámite',
  '{name}: a filing was accepted': '{name}: se aceptó un trámite',
  '{name}: a filing took effect': '{name}: un trámite entró en vigencia',
  '{name}: a filing was revoked': '{name}: se revocó un trámite',
  '{name}: a filing was rejected': '{name}: se rechazó un trámite',
  '{name}: the record changed': '{name}: cambió el registro',
  '{name}: the status changed': '{name}: cambió la situación',
  '{name}: a document was withheld': '{name}: se retuvo un documento',
  '{filing} for {name} waits for review by the office.':
    '{filing} de {name} espera la revisión de la oficina.',
  '{filing} for {name} was recorded and is in effect.':
    '{filing} de {name} consta en el registro y está en vigencia.',
  '{filing} for {name} was recorded. It takes effect on {moment}.':
    '{filing} de {name} consta en el registro. Entra en vigencia el {moment}.',
  '{filing} for {name} was accepted by the office and is in effect.':
    '{filing} de {name} se aceptó en la oficina y está en vigencia.',
  '{filing} for {name} was accepted by the office. It takes effect on {moment}.':
    '{filing} de {name} se aceptó en la oficina. Entra en vigencia el {moment}.',
  '{filing} for {name} took effect on {moment}.': '{filing} de {name} entró en vigencia el {moment}.',
  '{filing} for {name} was revoked before its day. It will not take effect.':
    '{filing} de {name} se revocó antes de su día. No entrará en vigencia.',
  '{filing} for {name} was rejected by the office. It changed nothing on record.':
    '{filing} de {name} se rechazó en la oficina. No cambió nada en el registro.',
  'The record of {name} changed. No filing did this: a due day has passed.':
    'El registro de {name} cambió. No fue por un trámite: venció un plazo.',
  'The status of {name} changed. No filing did this: a due day has passed.':
    'La situación de {name} cambió. No fue por un trámite: venció un plazo.',
  'Document {document} of {name} is no longer shown to the public.':
    'El documento {document} de {name} ya no se muestra al público.',
  'If the office accepts it, it will change {facts}.': 'Si la oficina lo acepta, cambiará {facts}.',
  'On that day it will change {facts}.': 'Ese día cambiará {facts}.',
  'What changed on record:': 'Lo que cambió en el registro:',
  'Document number: {document}': 'Número de documento: {document}',
  'When: {moment}': 'Cuándo: {moment}',
  'Filed: {moment}': 'Presentado: {moment}',
  'See the record: {address}': 'Ver el registro: {address}',
  "This wasn't me: {address}": 'No fui yo: {address}',
  'You get this message because you follow this business.':
    'Recibe este mensaje porque sigue a esta empresa.',
  'You get this message because your address was given with a filing for this business.':
    'Recibe este mensaje porque su dirección se indicó en un trámite de esta empresa.',
  'You get this message because you have an account to file for this business.':
    'Recibe este mensaje porque tiene una cuenta para presentar trámites de esta empresa.',
  '{office}: {said} {link} Reply STOP to stop, HELP for help.':
    '{office}: {said} {link} Responda ALTO para terminar, HELP para recibir ayuda.',
  '{said} ({count} messages)': '{said} ({count} mensajes)',
  '{address}': '{address}',
  'More news of {day}: 1 record': 'Más novedades del {day}: 1 registro',
  'More news of {day}: {count} records': 'Más novedades del {day}: {count} registros',
  'On {day} we sent you {single} messages as things happened. These came after them, on records that you follow.':
    'El {day} le enviamos {single} mensajes en el momento. Estos vinieron después, en registros que sigue.',
  '{office}: more news of {day} on records that you follow ({count}). Reply STOP to stop, HELP for help.':
    '{office}: más novedades del {day} en registros que sigue ({count}). Responda ALTO para terminar, HELP para recibir ayuda.',
  '{name}: the periodic report can be filed from {opens} on':
    '{name}: el informe periódico se puede presentar desde el {opens}',
  '{name}: the periodic report is due by {due}': '{name}: el informe periódico vence el {due}',
  '{name}: file the periodic report by {due}': '{name}: presente el informe periódico a más tardar el {due}',
  '{name}: the periodic report was not filed by {due}':
    '{name}: el informe periódico no se presentó a más tardar el {due}',
  '{name}: file the late report before {delinquentFrom}':
    '{name}: presente el informe atrasado antes del {delinquentFrom}',
  '{name}: became delinquent on {delinquentFrom}': '{name}: entró en mora el {delinquentFrom}',
  'The periodic report of {name} can be filed on time from {opens} to {due}.':
    'El informe periódico de {name} se puede presentar a tiempo del {opens} al {due}.',
  'The periodic report of {name} is due by {due}.': 'El informe periódico de {name} vence el {due}.',
  'The last day to file the periodic report of {name} on time is {due}.':
    'El último día para presentar a tiempo el informe periódico de {name} es el {due}.',
  'The periodic report of {name} was due by {due} and was not filed by then.':
    'El informe periódico de {name} venció el {due} y no se presentó hasta entonces.',
  'The periodic report of {name} is late. The last day to file it is {lastDay}.':
    'El informe periódico de {name} está atrasado. El último día para presentarlo es el {lastDay}.',
  '{name} became delinquent on {delinquentFrom}: its periodic report was not filed.':
    '{name} entró en mora el {delinquentFrom}: no se presentó su informe periódico.',
  'If it is not filed by {due}, it costs more, and the business is noncompliant from {lateFrom} on.':
    'Si no se presenta a más tardar el {due}, cuesta más, y la empresa queda en incumplimiento desde el {lateFrom}.',
  'A late report costs more. Without it, the business becomes delinquent on {delinquentFrom}.':
    'Un informe atrasado cuesta más. Sin él, la empresa entra en mora el {delinquentFrom}.',
  'A delinquent business can file no report and gets no certificate of good standing.':
    'Una empresa en mora no puede presentar informes ni recibe un certificado de cumplimiento (good standing).',
  'File the report: {address}': 'Presente el informe: {address}',
  'File a statement that cures the delinquency: {address}':
    'Presente una declaración que subsana la morosidad: {address}',
  'This was so on {today}. If it was filed since then, there is nothing left to do.':
    'Esto era así el {today}. Si se presentó después, no queda nada por hacer.',
  '{office}: {said} {toDo} Reply STOP to stop, HELP for help.':
    '{office}: {said} {toDo} Responda ALTO para terminar, HELP para recibir ayuda.',
};
