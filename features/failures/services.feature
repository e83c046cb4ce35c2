Feature: Answers about the health of the services
  A filer who begins while a service is down would lose what is entered, so the portal says so first.

  @A8-other @A2-health
  Rule: A service that does not answer its heartbeat leads to the down notice
    @browser
    Scenario: No heartbeat comes
      Given the filing is a limited liability company
      When the registry does not answer the heartbeat
      Then the effects include the down notice

    Scenario Outline: Every heartbeat counts
      When the registry answers the <question> with <answer>
      Then the effects are <effects>

      Examples:
        | question                        | answer        | effects         |
        | heartbeat                       | success       | nothing         |
        | heartbeat                       | 404           | the down notice |
        | heartbeat                       | the error 500 | the down notice |
        | heartbeat                       | nothing       | the down notice |
        | heartbeat of the common service | success       | nothing         |
        | heartbeat of the common service | 503           | the down notice |
        | heartbeat of the common service | the error 500 | the down notice |
        | heartbeat of the common service | nothing       | the down notice |
        | heartbeat of the mail service   | success       | nothing         |
        | heartbeat of the mail service   | 503           | the down notice |
        | heartbeat of the mail service   | the error 500 | the down notice |
        | heartbeat of the mail service   | nothing       | the down notice |
        | heartbeat of the users service  | success       | nothing         |
        | heartbeat of the users service  | 503           | the down notice |
        | heartbeat of the users service  | the error 500 | the down notice |
        | heartbeat of the users service  | nothing       | the down notice |

  @A7-health
  Rule: A version that does not come is recorded and nothing else
    Scenario Outline: The version of a service
      When the registry answers the version of the <service> service with <answer>
      Then the effects are <effects>

      Examples:
        | service  | answer        | effects     |
        | business | success       | nothing     |
        | business | 404           | a log entry |
        | business | nothing       | a log entry |
        | common   | success       | nothing     |
        | common   | 500           | a log entry |
        | common   | nothing       | a log entry |
        | accounts | success       | nothing     |
        | accounts | the error 500 | a log entry |
        | accounts | nothing       | a log entry |
        | mail     | success       | nothing     |
        | mail     | 503           | a log entry |
        | mail     | nothing       | a log entry |
        | users    | success       | nothing     |
        | users    | 401           | a log entry |
        | users    | nothing       | a log entry |

  @W7-payment
  Rule: What only testers and the payment's provider ask is recorded when it fails
    Scenario Outline: A question of testers or of the provider
      When the registry answers the <question> with <answer>
      Then the effects are <effects>

      Examples:
        | question                           | answer        | effects     |
        | list of sample personas            | success       | nothing     |
        | list of sample personas            | 404           | a log entry |
        | list of sample personas            | nothing       | a log entry |
        | list of sent messages              | success       | nothing     |
        | list of sent messages              | 404           | a log entry |
        | list of sent messages              | nothing       | a log entry |
        | check of a certificate             | success       | nothing     |
        | check of a certificate             | 404           | nothing     |
        | check of a certificate             | 429           | a log entry |
        | check of a certificate             | nothing       | a log entry |
        | list of letters                    | success       | nothing     |
        | list of letters                    | 404           | a log entry |
        | list of letters                    | nothing       | a log entry |
        | list of test payments              | success       | nothing     |
        | list of test payments              | 404           | a log entry |
        | list of test payments              | nothing       | a log entry |
        | office's test clock                | success       | nothing     |
        | office's test clock                | 404           | a log entry |
        | office's test clock                | nothing       | a log entry |
        | change of the office's test clock  | success       | nothing     |
        | change of the office's test clock  | 400           | a log entry |
        | change of the office's test clock  | nothing       | a log entry |
        | mark for a review of agent changes | success       | nothing     |
        | mark for a review of agent changes | 404           | a log entry |
        | mark for a review of agent changes | nothing       | a log entry |
        | message of the payment provider    | success       | nothing     |
        | message of the payment provider    | the error 401 | a log entry |
        | message of the payment provider    | nothing       | a log entry |

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
