Feature: What comes after a filing
  A filing is the beginning of duties that most founders do not know. They are told when they can still act, and offered only what their
  entity can have.

  @W9-calendar
  Rule: The calendar reminds of the periodic report on its due day
    Scenario Outline: The calendar entry
      Given the periodic report is due on "<day>"
      Then the calendar entry "annual-report-schedule.ics" begins at "<start>" and lasts 90 minutes

      Examples: In winter and in summer
        | day        | start                     |
        | 2027-11-30 | 2027-11-30T14:06:30-07:00 |
        | 2027-07-31 | 2027-07-31T14:06:30-06:00 |

  @W2-whatsnext
  Rule: What is offered depends on the standing of the entity and on the fraud check
    Scenario Outline: The certificate is offered in good standing only
      When the filing for an entity with the status <status> is finished
      Then the filer <is> offered the certificate of good standing

      Examples:
        | status  | is     |
        | GOOD    | is     |
        | DELAYED | is not |
        | EXIST   | is not |
        | NONCOMP | is not |
        | DQQ     | is not |
        | ADISS   | is not |
        | TDISS   | is not |
        | DISS3Y  | is not |
        | JDISS   | is not |
        | VDISS   | is not |
        | WTHDRN  | is not |
        | CONV    | is not |
        | MERGED  | is not |

    Scenario: Everything that is offered for an entity in good standing
      When the filing for an entity with the status GOOD is finished
      Then the filer is offered "the note on beneficial ownership, the reminder of the periodic report, the filed document, the summary of the entity, the notifications, secure filing, the certificate of good standing, the business survey, the website survey"

    Scenario: Everything that is offered for any other entity
      When the filing for an entity with the status DQQ is finished
      Then the filer is offered "the note on beneficial ownership, the reminder of the periodic report, the filed document, the summary of the entity, the notifications, secure filing, the business survey, the website survey"

    Scenario: Secure filing is not offered to an entity that has it
      When the filing for an entity that has secure filing, with the status DQQ, is finished
      Then the filer is offered "the note on beneficial ownership, the reminder of the periodic report, the filed document, the summary of the entity, the notifications, the business survey, the website survey"

    Scenario Outline: Under the administrative fraud check three parts are held back
      When the filing for an entity with the status <status> is finished under the administrative fraud check
      Then the filer is offered "<offered>"

      Examples:
        | status | offered                                                                                                                                                   |
        | GOOD   | the note on beneficial ownership, the summary of the entity, the notifications, the certificate of good standing, the business survey, the website survey |
        | ADISS  | the note on beneficial ownership, the summary of the entity, the notifications, the business survey, the website survey                                   |
