Feature: Answers to the staff who review filings
  Two administrators must not decide on one filing, and none may believe in a decision that was not kept.

  @A8-admin
  Rule: A queue or a document that cannot be had is reported
    Scenario Outline: The answer to what staff look at
      When the registry answers the <question> with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples: The queue
        | question      | answer        | effects                       | message                          |
        | pending queue | success       | nothing                       |                                  |
        | pending queue | 404           | a log entry, an error message | Error retrieving pending filings |
        | pending queue | 500           | a log entry, an error message | Error retrieving pending filings |
        | pending queue | the error 403 | a log entry, an error message | Error retrieving pending filings |
        | pending queue | nothing       | a log entry, an error message | Error retrieving pending filings |

      Examples: One filing
        | question       | answer        | effects                       | message                                        |
        | pending filing | success       | nothing                       |                                                |
        | pending filing | 404           | a log entry, an error message | There is no pending filing under these numbers. |
        | pending filing | the error 500 | a log entry, an error message | The filing could not be retrieved. Try again.  |
        | pending filing | nothing       | a log entry, an error message | The filing could not be retrieved. Try again.  |

      Examples: Its document
        | question                     | answer        | effects                       | message                     |
        | document of a pending filing | success       | nothing                       |                             |
        | document of a pending filing | 500           | a log entry, an error message | Error retrieving filing PDF |
        | document of a pending filing | the error 500 | a log entry, an error message | Error retrieving filing PDF |
        | document of a pending filing | 404           | a log entry, an error message | Error retrieving filing PDF |
        | document of a pending filing | nothing       | a log entry, an error message | Error retrieving filing PDF |

  @A8-admin
  Rule: A lock that another user holds is reported; one that cannot be released expires by itself
    Scenario Outline: The answer to locks and reasons
      When the registry answers the <question> with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples:
        | question                 | answer        | effects                       | message                                          |
        | lock on a filing         | success       | nothing                       |                                                  |
        | lock on a filing         | 409           | an error message              | Another administrator is processing this filing. |
        | lock on a filing         | the error 500 | a log entry, an error message | The filing could not be locked. Try again.       |
        | lock on a filing         | nothing       | a log entry, an error message | The filing could not be locked. Try again.       |
        | release of a lock        | success       | nothing                       |                                                  |
        | release of a lock        | 409           | a log entry                   |                                                  |
        | release of a lock        | nothing       | a log entry                   |                                                  |
        | release of all own locks | success       | nothing                       |                                                  |
        | release of all own locks | the error 500 | a log entry                   |                                                  |
        | release of all own locks | nothing       | a log entry                   |                                                  |
        | list of reasons          | success       | nothing                       |                                                  |
        | list of reasons          | the error 500 | a log entry                   |                                                  |
        | list of reasons          | nothing       | a log entry                   |                                                  |

  @A8-admin
  Rule: A decision is confirmed in the queue, or its failure is reported with its status
    Scenario Outline: The answer to a decision
      When the registry answers the <decision> of a filing with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples: Approval
        | decision | answer        | effects                              | message                             |
        | approval | success       | a success message, the pending queue | Filing processed successfully.      |
        | approval | 500           | an error message                     | Error approving filing.             |
        | approval | the error 500 | an error message                     | Error approving filing.             |
        | approval | 404           | an error message                     | Error approving filing. Status: 404 |
        | approval | 409           | an error message                     | Error approving filing. Status: 409 |
        | approval | the error 403 | an error message                     | Error approving filing. Status: 403 |
        | approval | nothing       | a log entry, an error message        | Error approving filing.             |

      Examples: Rejection
        | decision  | answer        | effects                              | message                             |
        | rejection | success       | a success message, the pending queue | Filing processed successfully.      |
        | rejection | 500           | an error message                     | Error rejecting filing.             |
        | rejection | the error 500 | an error message                     | Error rejecting filing.             |
        | rejection | 404           | an error message                     | Error rejecting filing. Status: 404 |
        | rejection | 422           | an error message, the problems found | Error rejecting filing. Status: 422 |
        | rejection | 409           | an error message                     | Error rejecting filing. Status: 409 |
        | rejection | the error 403 | an error message                     | Error rejecting filing. Status: 403 |
        | rejection | nothing       | a log entry, an error message        | Error rejecting filing.             |

  @A8-admin
  Rule: A request to remove personal data is confirmed; its failure is recorded and not displayed
    Scenario Outline: The answer to the check of the ID numbers
      When the registry answers the check of the ID numbers with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples:
        | answer        | effects                       | message                                                      |
        | success       | nothing                       |                                                              |
        | 404           | a log entry, an error message | The ID numbers could not be checked at this time. Try again. |
        | the error 500 | a log entry, an error message | The ID numbers could not be checked at this time. Try again. |
        | nothing       | a log entry, an error message | The ID numbers could not be checked at this time. Try again. |

    Scenario: A request that was taken is confirmed
      When the registry answers the request to remove personal data with success
      Then the effects are a success message
      And the message is "Filing processed successfully."

    Scenario Outline: A request that was not taken is recorded and nobody is told
      When the registry answers the request to remove personal data with <answer>
      Then the effects are a log entry
      And the log contains "<sentence>"
      And the message is ""

      Examples:
        | answer        | sentence                      |
        | 500           | Error saving pii.             |
        | the error 500 | Error saving pii.             |
        | 404           | Error saving pii. Status: 404 |
        | the error 429 | Error saving pii. Status: 429 |
        | nothing       | Error saving pii.             |

    Scenario Outline: A request that is refused by a rule leads to what has to be mended
      When the registry answers the request to remove personal data with <answer>
      Then the effects are a log entry, the problems found, the request for removal
      And the message is ""

      Examples:
        | answer        |
        | 422           |
        | the error 422 |

  @A8-admin
  Rule: A list that staff asked for and that does not come is reported
    Scenario Outline: The answer to a list
      When the registry answers the <list> with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples:
        | list                                     | answer        | effects                       | message                                     |
        | list of requests to remove personal data | success       | nothing                       |                                             |
        | list of requests to remove personal data | the error 500 | a log entry, an error message | The list could not be retrieved. Try again. |
        | list of requests to remove personal data | nothing       | a log entry, an error message | The list could not be retrieved. Try again. |
        | audit log                                | success       | nothing                       |                                             |
        | audit log                                | 404           | a log entry, an error message | The list could not be retrieved. Try again. |
        | audit log                                | nothing       | a log entry, an error message | The list could not be retrieved. Try again. |
        | worklist figures                         | success       | nothing                       |                                                |
        | worklist figures                         | the error 500 | a log entry, an error message | The figures could not be retrieved. Try again. |
        | worklist figures                         | nothing       | a log entry, an error message | The figures could not be retrieved. Try again. |
        | list of payments that need attention     | success       | nothing                       |                                                |
        | list of payments that need attention     | the error 500 | a log entry, an error message | The list could not be retrieved. Try again.    |
        | list of payments that need attention     | nothing       | a log entry, an error message | The list could not be retrieved. Try again.    |
        | closing of a payment                     | success       | nothing                       |                                                |
        | closing of a payment                     | 404           | a log entry, an error message | There is no such payment. Load the list again. |
        | closing of a payment                     | 422           | a log entry, the problems found |                                              |
        | closing of a payment                     | the error 500 | a log entry, an error message | The payment could not be closed. Try again.    |
        | closing of a payment                     | nothing       | a log entry, an error message | The payment could not be closed. Try again.    |

  @A7-users @A8-admin
  Rule: What administrators ask about accounts is answered, or they are told what became of it
    Scenario Outline: The answer to a search for accounts
      When the registry answers the <search> with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples:
        | search                             | answer        | effects                       | message                                             |
        | search for an account by user ID   | success       | nothing                       |                                                     |
        | search for an account by user ID   | the error 500 | a log entry, an error message | The accounts could not be retrieved. Try again.     |
        | search for a user by name          | the error 500 | a log entry, an error message | The accounts could not be retrieved. Try again.     |
        | search for an account by user ID   | nothing       | a log entry, an error message | The accounts could not be retrieved. Try again.     |
        | search for a user by name          | nothing       | a log entry, an error message | The accounts could not be retrieved. Try again.     |
        | search for a user of secure filing | the error 500 | a log entry, an error message | The accounts could not be retrieved. Try again.     |
        | search for a user by name          | success       | nothing                       |                                                     |
        | search for a user of secure filing | success       | nothing                       |                                                     |
        | search for a user of secure filing | nothing       | a log entry, an error message | The accounts could not be retrieved. Try again.     |

    Scenario Outline: The answer to a change of an account
      When the registry answers the update of a user with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples:
        | answer        | effects                       | message |
        | success       | nothing                       |         |
        | 404           | an error message              | There is no account with this user ID any more. |
        | 409           | the problems found or else an error message | Nothing was changed. Either this cannot be done with this account, or another account of the entity has that email. |
        | 412           | an error message              | Another administrator has changed this account meanwhile. Nothing was changed now. Look at the account as it is, then try again. |
        | 422           | the problems found            |         |
        | the error 500 | a log entry, an error message | The account could not be changed at this time. Nothing was changed. Try again. |
        | nothing       | a log entry, an error message | No answer has come. The change may have been made: look at the account, then try again. |

    Scenario Outline: The answer to the creation of an account
      When the registry answers the creation of an account with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples:
        | answer        | effects                       | message |
        | success       | nothing                       |         |
        | 404           | a problem with the entity     | There is no entity on record with this ID number. |
        | 409           | the problems found or else an error message | No account was created: there is one with this user ID, or one of this entity with this email. If you have just tried before, look for it. |
        | 422           | the problems found            |         |
        | 429           | an error message              | Too many attempts were made. Wait a few minutes, then try again. |
        | the error 500 | a log entry, an error message | The account could not be created at this time. Nothing was changed. Try again. |
        | nothing       | a log entry, an error message | No answer has come. The account may have been created: look for it before you try again. |
