Feature: Answers about logins, passwords and users
  A user who cannot log in is told what to do, and nobody learns from an answer which accounts exist.

  @A8-access
  Rule: A wrong email or password is reported at the login and the password forgotten; any other failure is the service's
    Scenario Outline: The answer to the secure login
      When the registry answers the secure login with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples:
        | answer        | effects                              | message                                                          |
        | success       | nothing                              |                                                                  |
        | 401           | an error message, a cleared password | Email or password is invalid                                     |
        | the error 401 | an error message, a cleared password | Email or password is invalid                                     |
        | 400           | the down notice                      |                                                                  |
        | 404           | the down notice                      |                                                                  |
        | the error 500 | the down notice                      |                                                                  |
        | nothing       | the down notice                      |                                                                  |
        | 429           | an error message                     | Too many attempts were made. Wait a few minutes, then try again. |

  @A8-access
  Rule: A reset at the login tells nobody who has an account
    Scenario Outline: The answer to the reset at the login
      When the registry answers the password reset at the login with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples:
        | answer        | effects           | message                                                          |
        | success       | a success message | A temporary password has been emailed to you.                    |
        | 401           | a success message | A temporary password has been emailed to you.                    |
        | 404           | the down notice   |                                                                  |
        | the error 500 | the down notice   |                                                                  |
        | nothing       | the down notice   |                                                                  |
        | 429           | an error message  | Too many attempts were made. Wait a few minutes, then try again. |

  @A8-access
  Rule: A password reset is confirmed, or leads away by its kind of failure
    Scenario Outline: The answer to the password reset
      When the registry answers the password reset with <answer>
      Then the effects are <effects>

      Examples:
        | answer        | effects                         |
        | success       | the password reset confirmation |
        | 500           | the down notice                 |
        | the error 500 | the down notice                 |
        | 401           | the business home               |
        | 404           | the business home               |
        | the error 503 | the business home               |
        | nothing       | the down notice                 |
        | 429           | an error message                |

  @A8-access
  Rule: A password change is confirmed, refused in one sentence, led to the login that has ended, or the service's failure
    Scenario Outline: The answer to the password change
      When the registry answers the password change with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples:
        | answer        | effects                      | message                                                                                            |
        | success       | the changed-password message |                                                                                                    |
        | 500           | the down notice              |                                                                                                    |
        | the error 500 | the down notice              |                                                                                                    |
        | nothing       | the down notice              |                                                                                                    |
        | 401           | the login                    |                                                                                                    |
        | the error 401 | the login                    |                                                                                                    |
        | 404           | an error message             | The information you entered does not match what we have in our system. Password is case sensitive. |
        | the error 422 | an error message             | The information you entered does not match what we have in our system. Password is case sensitive. |
        | 429           | an error message             | Too many attempts were made. Wait a few minutes, then try again.                                   |

  @A8-access
  Rule: A session that is not authenticated leads to the login
    Scenario Outline: The answer to the authentication check
      When the registry answers the authentication check with <answer>
      Then the effects are <effects>

      Examples:
        | answer        | effects                      |
        | success       | nothing                      |
        | 401           | the login                    |
        | the error 401 | the login                    |
        | 403           | a log entry, the down notice |
        | the error 500 | a log entry, the down notice |
        | nothing       | a log entry, the down notice |

  @A8-access
  Rule: Failures of the user manager are recorded
    Scenario Outline: The answer about a user
      When the registry answers the <question> with <answer>
      Then the effects are <effects>

      Examples:
        | question                           | answer        | effects     |
        | search for a user by number        | success       | nothing     |
        | search for a user by number        | 404           | a log entry |
        | search for a user by number        | nothing       | a log entry |
        | search for a user by number        | 401           | the login   |
        | search for a user by number        | the error 401 | the login   |
        | creation of a user                 | success       | nothing     |
        | log out of secure filing           | success       | nothing     |
        | log out of secure filing           | the error 500 | a log entry |
        | log out of secure filing           | nothing       | a log entry |

  @A8-access
  Rule: A filer who sets secure filing up is told why it is not possible
    Scenario Outline: The answer to the creation of a user
      When the registry answers the creation of a user with <answer>
      Then the effects are <effects>
      And the message is "<message>"

      Examples:
        | answer        | effects                       | message                                                                                                           |
        | success       | nothing                       |                                                                                                                   |
        | 404           | an error message              | Secure filing can be set up within a day after a filing was recorded, and not while staff review it.             |
        | 409           | an error message              | This entity has secure business filing already.                                                                   |
        | 422           | the problems found            |                                                                                                                   |
        | 429           | an error message              | Too many attempts were made. Wait a few minutes, then try again.                                                  |
        | the error 503 | a log entry, an error message | Secure filing could not be set up at this time. Nothing was changed. Try again.                                   |
        | nothing       | a log entry, an error message | Secure filing could not be set up at this time. Nothing was changed. Try again.                                   |

  @A8-access @W4-sbf
  Rule: A login that has ended leads to the login, whatever the filing asked for
    Scenario Outline: The answer that the login has ended
      When the registry answers the <question> with the error 401
      Then the effects include the login

      Examples:
        | question                    |
        | request to save a filing    |
        | request to restore a filing |
        | request to pay              |
        | request for the form        |
        | upload of a file            |
        | download of a file          |
