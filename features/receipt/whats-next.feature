Feature: What comes after a filing

  @W9-calendar
  Rule: The calendar reminds of the periodic report on its due day
    Scenario Outline: The calendar entry
      Given the periodic report is due on "<day>"
      Then the calendar entry "annual-report-schedule.ics" begins at "<start>" and lasts 90 minutes

      Examples: In winter and in summer
        | day        | start                     |
        | 2027-11-30 | 2027-11-30T14:06:30-07:00 |
        | 2027-07-31 | 2027-07-31T14:06:30-06:00 |

  @W8-pdf
  Rule: A document that cannot be had is told by its kind of failure
    Scenario Outline: The answer of the registry decides
      When the registry answers the request for the <document> with <answer>
      Then the effect is <effect>

      Examples:
        | document       | answer | effect                |
        | filed document | 500    | the service-down flag |
        | filed document | 404    | the filing-error flag |
        | filed document | 503    | the filing-error flag |
        | certificate    | 500    | the service-down flag |
        | certificate    | 404    | the filing-error flag |

    @browser
    Scenario: The form does not come
      When the registry does not answer the request for the form
      Then the effect is that the service is down

    Scenario Outline: No answer comes
      When the registry does not answer the request for the <document>
      Then the effect is <effect>

      Examples:
        | document       | effect                |
        | filed document | the service-down flag |
        | certificate    | the service-down flag |

  @W2-whatsnext
  Rule: What is offered depends on the standing of the entity and on the fraud check
    Scenario Outline: The certificate is offered in good standing only
      When the filing for an entity of status <status> is done
      Then the filer <is> offered the certificate of good standing

      Examples:
        | status | is     |
        | GOOD   | is     |
        | DQQ    | is not |
        | ADISS  | is not |
        | VDISS  | is not |

    Scenario: Everything that is offered for a new company
      When the filing for an entity of status GOOD is done
      Then the filer is offered "beneficialOwnership, reportReminder, document, summary, notificationSignUps, secureFiling, certificate, businessSurvey, websiteSurvey"

    Scenario: Under the administrative fraud check three parts are held back
      When the filing for an entity of status GOOD is done under the administrative fraud check
      Then the filer is offered "beneficialOwnership, summary, notificationSignUps, certificate, businessSurvey, websiteSurvey"
