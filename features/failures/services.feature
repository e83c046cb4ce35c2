Feature: Failures of the services
  A filer who begins while a service is down would lose what is entered, so the portal says so first.

  @A8-other @A2-health
  Rule: A service that does not answer its heartbeat leads to the down notice
    @browser
    Scenario: No heartbeat comes
      Given the filing is a limited liability company
      When this happens to the heartbeat: the registry cannot be reached
      Then what follows includes the notice that the service is down

    Scenario Outline: Every heartbeat counts
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>

      Examples:
        | question                        | what happens                   | what follows                        |
        | heartbeat                       | all goes well                  | nothing else                        |
        | heartbeat                       | nothing is found               | the notice that the service is down |
        | heartbeat                       | the registry fails             | the notice that the service is down |
        | heartbeat                       | the registry cannot be reached | the notice that the service is down |
        | heartbeat of the common service | all goes well                  | nothing else                        |
        | heartbeat of the common service | the registry is busy           | the notice that the service is down |
        | heartbeat of the common service | the registry fails             | the notice that the service is down |
        | heartbeat of the common service | the registry cannot be reached | the notice that the service is down |
        | heartbeat of the mail service   | all goes well                  | nothing else                        |
        | heartbeat of the mail service   | the registry is busy           | the notice that the service is down |
        | heartbeat of the mail service   | the registry fails             | the notice that the service is down |
        | heartbeat of the mail service   | the registry cannot be reached | the notice that the service is down |
        | heartbeat of the users service  | all goes well                  | nothing else                        |
        | heartbeat of the users service  | the registry is busy           | the notice that the service is down |
        | heartbeat of the users service  | the registry fails             | the notice that the service is down |
        | heartbeat of the users service  | the registry cannot be reached | the notice that the service is down |

  @A7-health
  Rule: A version that does not come is recorded and nothing else
    Scenario Outline: The version of a service
      When this happens to the version of the <service> service: <what happens>
      Then what follows is <what follows>

      Examples:
        | service  | what happens                   | what follows         |
        | business | all goes well                  | nothing else         |
        | business | nothing is found               | a note for operators |
        | business | the registry cannot be reached | a note for operators |
        | common   | all goes well                  | nothing else         |
        | common   | the registry fails             | a note for operators |
        | common   | the registry cannot be reached | a note for operators |
        | accounts | all goes well                  | nothing else         |
        | accounts | the registry fails             | a note for operators |
        | accounts | the registry cannot be reached | a note for operators |
        | mail     | all goes well                  | nothing else         |
        | mail     | the registry is busy           | a note for operators |
        | mail     | the registry cannot be reached | a note for operators |
        | users    | all goes well                  | nothing else         |
        | users    | the login has ended            | a note for operators |
        | users    | the registry cannot be reached | a note for operators |

  @W7-payment
  Rule: What only testers and the payment's provider ask is recorded when it fails
    Scenario Outline: A question of testers or of the provider
      When this happens to the <question>: <what happens>
      Then what follows is <what follows>

      Examples:
        | question                           | what happens                   | what follows         |
        | list of sample personas            | all goes well                  | nothing else         |
        | list of sample personas            | nothing is found               | a note for operators |
        | list of sample personas            | the registry cannot be reached | a note for operators |
        | list of sent messages              | all goes well                  | nothing else         |
        | list of sent messages              | nothing is found               | a note for operators |
        | list of sent messages              | the registry cannot be reached | a note for operators |
        | check of a certificate             | all goes well                  | nothing else         |
        | check of a certificate             | nothing is found               | nothing else         |
        | check of a certificate             | there were too many attempts   | a note for operators |
        | check of a certificate             | the registry cannot be reached | a note for operators |
        | list of letters                    | all goes well                  | nothing else         |
        | list of letters                    | nothing is found               | a note for operators |
        | list of letters                    | the registry cannot be reached | a note for operators |
        | list of test payments              | all goes well                  | nothing else         |
        | list of test payments              | nothing is found               | a note for operators |
        | list of test payments              | the registry cannot be reached | a note for operators |
        | office's test clock                | all goes well                  | nothing else         |
        | office's test clock                | nothing is found               | a note for operators |
        | office's test clock                | the registry cannot be reached | a note for operators |
        | change of the office's test clock  | all goes well                  | nothing else         |
        | change of the office's test clock  | the request is not understood  | a note for operators |
        | change of the office's test clock  | the registry cannot be reached | a note for operators |
        | mark for a review of agent changes | all goes well                  | nothing else         |
        | mark for a review of agent changes | nothing is found               | a note for operators |
        | mark for a review of agent changes | the registry cannot be reached | a note for operators |
        | message of the payment provider    | all goes well                  | nothing else         |
        | message of the payment provider    | the login has ended            | a note for operators |
        | message of the payment provider    | the registry cannot be reached | a note for operators |

  @W8-alerts
  Rule: An alert begins with its status where something is wrong
    Scenario Outline: The words before the sentence
      When an alert with the status <status> says "<sentence>"
      Then the message is "<alert>"

      Examples:
        | status  | sentence                          | alert                                      |
        | error   | The card was declined.            | Error - The card was declined.             |
        | warning | The session ends in two minutes.  | Warning - The session ends in two minutes. |
        | success | Filing processed successfully.    | Filing processed successfully.             |
        | info    | The office is closed on Thursday. | The office is closed on Thursday.          |

      Examples: A sentence that has its words already is not given them twice
        | status  | sentence                             | alert                                          |
        | error   | Error - Address must be in Colorado. | Error - Address must be in Colorado.           |
        | warning | Error - Address must be in Colorado. | Warning - Error - Address must be in Colorado. |
